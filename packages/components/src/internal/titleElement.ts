/** The elements that a title can have, so that it has its place among the headings of its page. */
export type TitleElement = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
