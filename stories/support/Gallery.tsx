import { useEffect, useState } from 'react';
import './gallery.css';

interface Page {
  id: string;
  /** Such as 'Components/Fields/TextField'. */
  title: string;
  type: string;
}

/** The pictures that `pnpm test:visual` takes of each component's Playground, by their file names. */
const pictures = import.meta.glob<string>('../visual/baselines/*--playground-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureOf = (id: string, theme: string) =>
  pictures[`../visual/baselines/${id.replace('--docs', '')}--playground-${theme}.png`];

/** All components with a picture each, in the groups and the order of the sidebar. */
export function Gallery() {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Page> }) =>
        setPages(Object.values(entries).filter(({ type }) => type === 'docs')),
      );
  }, []);

  const groups = new Map<string, (Page & { name: string })[]>();
  for (const page of pages) {
    const [root, group, name] = page.title.split('/');
    if (root !== 'Components' || !group || !name) continue;
    groups.set(group, [...(groups.get(group) ?? []), { ...page, name }]);
  }
  return [...groups].map(([group, components]) => (
    <section key={group} className="gallery">
      <h2>{group}</h2>
      <ul>
        {components.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              <img className="gallery-light" src={pictureOf(id, 'light')} alt="" loading="lazy" />
              <img className="gallery-dark" src={pictureOf(id, 'dark')} alt="" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
