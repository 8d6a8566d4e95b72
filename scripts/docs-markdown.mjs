/**
 * Writes each docs page of the catalogue as plain Markdown into `docs` of a folder, and `llms.txt` with the list of
 * them, for programs and people that read documentation without a browser: in the package, and beside the built
 * catalogue. The blocks of a page become what they show: code, tables, links.
 *
 * Usage, at the root: node scripts/docs-markdown.mjs FOLDER
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { buildIndex } from 'storybook/internal/core-server';
import ts from 'typescript';

/**
 * @typedef {{ id: string, title: string, name: string, type: string, importPath: string, exportName?: string }} Entry
 * @typedef {{ name: string, files: Map<string, string> }} Page
 * @typedef {import('react-docgen-typescript').ComponentDoc} Component
 */

const root = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? '.');
/** Whether the catalogue itself is in the folder, so that a page can lead to its stories. */
const hasCatalogue = existsSync(join(target, 'index.html'));
const stories = join(root, 'stories');
const sources = join(root, 'packages', 'components', 'src');

const markdown = remark()
  .use(remarkGfm)
  .data('settings', { bullet: '-', emphasis: '_', rule: '-' });
const mdx = remark().use(remarkGfm).use(remarkMdx);

const docgen = withCustomConfig(join(root, 'tsconfig.json'), {
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
});

const index = await buildIndex({ configDir: join(root, '.storybook') });
const entries = /** @type {Entry[]} */ (Object.values(index.entries));

/** All components, and types of objects in props, which are documented as if they were components. */
const components = docgen.parse([
  ...readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[A-Z]\w+\/[A-Z]\w+\.tsx$/.test(name))
    .map((name) => join(sources, name)),
  join(stories, 'support', 'shapes.tsx'),
]);

const pages = entries
  .filter(({ type, importPath }) => type === 'docs' && (hasCatalogue || isText(importPath)))
  .map((entry) => ({ ...entry, file: fileOf(entry), text: pageOf(entry) }));

const folder = join(target, 'docs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { file, text } of pages) writeFileSync(join(folder, file), text);
writeFileSync(join(target, 'llms.txt'), overview());
console.log(`Wrote ${pages.length} pages into ${relative(root, folder)}, and llms.txt.`);

/**
 * Whether a page says something without the stories that it shows.
 *
 * @param {string} path
 */
function isText(path) {
  return path.endsWith('.mdx') && !/(Overview|Welcome)\.mdx$/.test(path);
}

/** The list of all pages, in the order and groups of the catalogue. */
function overview() {
  const { description } = JSON.parse(
    readFileSync(join(root, 'packages', 'components', 'package.json'), 'utf8'),
  );
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { title, file, text } of pages) {
    const [, group = 'Guides'] = /^Components\/(.+)\//.exec(title) ?? [];
    const [heading = '', summary = ''] = text.split('\n\n');
    const about = summary.startsWith('- ') ? '' : `: ${firstSentence(summary)}`;
    const line = `- [${heading.replace('# ', '')}](docs/${file})${about}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const lists = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}\n`);
  return `# @daybow/components\n\n> ${description}\n\n${lists.join('\n')}`;
}

/** @param {string} text */
function firstSentence(text) {
  const [sentence = ''] = text.replaceAll('\n', ' ').split(/(?<=\.) /);
  return sentence;
}

/**
 * The file of a page, named as its source is.
 *
 * @param {Entry | undefined} entry
 */
function fileOf(entry) {
  return `${basename(entry?.importPath ?? '').replace(/\..+$/, '')}.md`;
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, 'utf8');
}

/**
 * A page as Markdown.
 *
 * @param {Entry} entry
 */
function pageOf(entry) {
  const path = join(root, entry.importPath);
  if (!path.endsWith('.mdx')) return pageOfStories(entry);

  const tree = /** @type {any} */ (mdx.parse(read(path)));
  const name = basename(path, '.mdx');
  const page = { name, files: importedFiles(tree, dirname(path)) };
  const children = tree.children.flatMap((/** @type {any} */ node) => convert(node, page));
  return markdown.stringify(/** @type {any} */ ({ type: 'root', children }));
}

/**
 * A page that the catalogue makes of stories alone.
 *
 * @param {Entry} entry
 */
function pageOfStories({ title, importPath }) {
  const path = join(root, importPath);
  const about = commentsOf(path).get('meta');
  return `# ${title}\n\n${about ? `${about}\n\n` : ''}${storyList(path)}\n`;
}

/**
 * What a node of a page shows, as nodes of Markdown.
 *
 * @param {any} node
 * @param {Page} page
 * @returns {any[]}
 */
function convert(node, page) {
  if (node.type.startsWith('mdxjs') || node.type.endsWith('Expression')) return [];
  if (node.type.startsWith('mdxJsx')) return block(node, page);
  const [, id] = (node.type === 'link' && /^\?path=\/docs\/([\w-]+)$/.exec(node.url)) || [];
  const url = id && fileOf(entries.find((entry) => entry.id === id));
  const children = node.children?.flatMap((/** @type {any} */ child) => convert(child, page));
  return [{ ...node, ...(url && { url }), ...(children && { children }) }];
}

/**
 * What a block of a docs page shows.
 *
 * @param {any} node
 * @param {Page} page
 * @returns {any[]}
 */
function block(node, page) {
  const { name, files } = page;
  const given = (/** @type {string} */ attribute) => {
    const value = node.attributes.find((/** @type {any} */ each) => each.name === attribute)?.value;
    return typeof value === 'object' ? value?.value : value;
  };
  const [module = '', story = ''] = String(given('of')).split('.');
  const storyLink = () => linkTo(`${files.get(module)}.tsx`, story);

  switch (node.name) {
    case 'Title':
      return parse(`# ${name}`);
    case 'Description':
      return parse(componentOf(name).description);
    case 'Controls':
      return parse(propsTable(componentOf(name)));
    case 'ArgTypes':
      return parse(propsTable(componentOf(given('of'))));
    case 'Canvas':
      return given('sourceState') === 'shown'
        ? parse(fence('tsx', read(exampleOf(name, story))))
        : parse(hasCatalogue ? storyLink() : '');
    case 'Source':
      return parse(fence(given('language') ?? '', read(files.get(given('code')) ?? '')));
    case 'Play':
      return parse(storyLink())[0].children;
    case 'States':
      return parse(`## States\n\n${storyList(join(stories, `${name}.stories.tsx`))}`);
    default:
      return node.children.flatMap((/** @type {any} */ child) => convert(child, page));
  }
}

/**
 * The example that a story shows: its own, or that of its page.
 *
 * @param {string} name of the page
 * @param {string} story
 */
function exampleOf(name, story) {
  const own = join(stories, 'examples', `${story}.tsx`);
  return existsSync(own) ? own : join(stories, 'examples', `${name}.tsx`);
}

/** @param {string} text */
function parse(text) {
  return /** @type {any[]} */ (markdown.parse(text).children);
}

/**
 * @param {string} language
 * @param {string} code
 */
function fence(language, code) {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

/**
 * A link to a story in the catalogue, or its name, where the catalogue is not.
 *
 * @param {string} path of its module
 * @param {string} exportName
 */
function linkTo(path, exportName) {
  const story = storiesOf(path).find((each) => each.exportName === exportName);
  if (!story) throw new Error(`A page shows ${exportName}, which ${path} does not have.`);
  return hasCatalogue ? `[${story.name}](../index.html?path=/story/${story.id})` : story.name;
}

/**
 * The stories of a module, in its order.
 *
 * @param {string} path
 */
function storiesOf(path) {
  const importPath = `./${relative(root, path)}`;
  return entries.filter((each) => each.type === 'story' && each.importPath === importPath);
}

/**
 * All stories of a module, each with its comment. Where the catalogue is not, one without a comment says nothing.
 *
 * @param {string} path
 */
function storyList(path) {
  const comments = commentsOf(path);
  return storiesOf(path)
    .filter(({ exportName = '' }) => hasCatalogue || comments.get(exportName))
    .map(({ exportName = '' }) => {
      const comment = comments.get(exportName);
      return `- ${linkTo(path, exportName)}${comment ? `: ${comment}` : ''}`;
    })
    .join('\n');
}

/**
 * The comment above each export of a module.
 *
 * @param {string} path
 */
function commentsOf(path) {
  const { statements } = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  return new Map(
    statements.filter(ts.isVariableStatement).map((statement) => {
      const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment ?? '';
      const name = statement.declarationList.declarations[0]?.name.getText() ?? '';
      return [name, String(comment).replaceAll(/\s+/g, ' ')];
    }),
  );
}

/**
 * The files that a page imports, by the name of the import.
 *
 * @param {any} tree
 * @param {string} from
 * @returns {Map<string, string>}
 */
function importedFiles(tree, from) {
  const imports = tree.children.filter((/** @type {any} */ { type }) => type === 'mdxjsEsm');
  return new Map(
    imports.flatMap((/** @type {any} */ { data }) =>
      data.estree.body
        .filter((/** @type {any} */ { source }) => source?.value.startsWith('.'))
        .map((/** @type {any} */ { specifiers, source }) => [
          specifiers[0].local.name,
          join(from, source.value.replace('?raw', '')),
        ]),
    ),
  );
}

/**
 * What is documented of a component.
 *
 * @param {string | undefined} name
 */
function componentOf(name) {
  const byName = new Map(components.map((component) => [component.displayName, component]));
  const found = byName.get(`${name}Provider`) ?? byName.get(`${name}`);
  if (!found) throw new Error(`A page shows the props of ${name}, which nothing documents.`);
  return found;
}

/**
 * The props of a component as a table.
 *
 * @param {Component} component
 */
function propsTable(component) {
  const rows = Object.values(component.props).map(({ name, type, required, description, tags }) => {
    const value = type.name === 'enum' ? type.raw : type.name;
    const cells = [
      `\`${name}\`${required ? ' (required)' : ''}`,
      `\`${value}\``,
      /** @type {Record<string, string>} */ (tags ?? {})['defaultValue'] ?? '',
      description,
    ];
    return `| ${cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| prop | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
