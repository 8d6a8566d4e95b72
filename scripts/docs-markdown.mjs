/**
 * Writes each docs page of the built catalogue as plain Markdown, and `llms.txt` with the list of them, for
 * programs that read documentation. The blocks of a page become what they show: code, tables, links.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import ts from 'typescript';

/**
 * @typedef {{ id: string, title: string, name: string, type: string, importPath: string, exportName?: string }} Entry
 * @typedef {{ entry: Entry, name: string, files: Map<string, string> }} Page
 * @typedef {import('react-docgen-typescript').ComponentDoc} Component
 */

const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');
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

/** @type {Entry[]} */
const entries = Object.values(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')).entries);

/** Types of objects in props, documented as if they were props of components. */
const shapes = docgen.parse(join(stories, 'support', 'shapes.tsx'));

/** The Markdown of each page, by the name of its file. */
const pages = entries
  .filter(({ type }) => type === 'docs')
  .map((entry) => ({ ...entry, file: `${pageName(entry.id)}.md`, text: pageOf(entry) }));

const folder = join(built, 'md');
mkdirSync(folder, { recursive: true });
for (const { file, text } of pages) writeFileSync(join(folder, file), text);
writeFileSync(join(built, 'llms.txt'), overview());
console.log(`Wrote ${pages.length} pages into ${relative(root, folder)}, and llms.txt.`);

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
    const line = `- [${heading.replace('# ', '')}](md/${file}): ${firstSentence(summary)}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const lists = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}\n`);
  return `# @daybow/components\n\n> ${description}\n\n${lists.join('\n')}`;
}

/** @param {string} text */
function firstSentence(text) {
  const [sentence = ''] = text.replaceAll('\n', ' ').split(/(?<=[.:]) /);
  return sentence;
}

/**
 * The name of a page without what all pages have.
 *
 * @param {string} id
 */
function pageName(id) {
  return id.replace(/--docs$/, '');
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
  const page = { entry, name, files: importedFiles(tree, dirname(path)) };
  const children = tree.children.flatMap((/** @type {any} */ node) => convert(node, page));
  return markdown.stringify(/** @type {any} */ ({ type: 'root', children }));
}

/**
 * A page that the catalogue makes of stories alone.
 *
 * @param {Entry} entry
 */
function pageOfStories({ title, importPath }) {
  return `# ${title}\n\n${storyList(importPath)}\n`;
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
  const url = node.type === 'link' && node.url.replace(/^\?path=\/docs\/([\w-]+)--docs$/, '$1.md');
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
  const { name, entry } = page;
  const given = (/** @type {string} */ attribute) => {
    const value = node.attributes.find((/** @type {any} */ each) => each.name === attribute)?.value;
    return typeof value === 'object' ? value?.value : value;
  };
  const [, story = ''] = String(given('of')).split('.');

  switch (node.name) {
    case 'Title':
      return parse(`# ${name}`);
    case 'Description':
      return parse(componentOf(name)?.description ?? '');
    case 'Controls':
      return parse(propsTable(componentOf(name)));
    case 'ArgTypes':
      return parse(propsTable(shapes.find(({ displayName }) => displayName === given('of'))));
    case 'Canvas':
      return given('sourceState') === 'shown'
        ? parse(fence('tsx', read(join(stories, 'examples', `${name}.tsx`))))
        : parse(linkTo(entry.importPath, story));
    case 'Source':
      return parse(fence(given('language') ?? '', read(page.files.get(given('code')) ?? '')));
    case 'Play':
      return parse(linkTo(entry.importPath, story))[0].children;
    case 'States':
      return parse(`## States\n\n${storyList(entry.importPath)}`);
    default:
      return node.children.flatMap((/** @type {any} */ child) => convert(child, page));
  }
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
 * A link to a story in the catalogue.
 *
 * @param {string} importPath
 * @param {string} exportName
 */
function linkTo(importPath, exportName) {
  const file = importPath.replace(/\.mdx$/, '.stories.tsx');
  const story = entries.find((each) => each.importPath === file && each.exportName === exportName);
  if (!story) throw new Error(`${importPath} shows ${exportName}, which ${file} does not have.`);
  return `[${story.name}](../index.html?path=/story/${story.id})`;
}

/**
 * All stories of a page, each with its comment.
 *
 * @param {string} importPath
 */
function storyList(importPath) {
  const file = importPath.replace(/\.mdx$/, '.stories.tsx');
  const comments = commentsOf(join(root, file));
  return entries
    .filter((each) => each.importPath === file && each.type === 'story')
    .map(({ exportName = '' }) => {
      const comment = comments.get(exportName);
      return `- ${linkTo(file, exportName)}${comment ? `: ${comment}` : ''}`;
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
 * The files that a page imports as text, by the name of the import.
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
        .filter((/** @type {any} */ { source }) => source?.value.endsWith('?raw'))
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
 * @param {string} name
 */
function componentOf(name) {
  const [path] = [`${name}/${name}.tsx`, `${name}/${name}Provider.tsx`]
    .map((file) => join(sources, file))
    .filter((file) => existsSync(file));
  if (path === undefined) return undefined;
  return docgen.parse(path).find(({ displayName }) => path.includes(`${displayName}.tsx`));
}

/**
 * The props of a component as a table.
 *
 * @param {Component | undefined} component
 */
function propsTable(component) {
  if (!component) throw new Error('A page has a table of props without a component.');
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
