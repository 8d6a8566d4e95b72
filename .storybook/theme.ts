import { create } from 'storybook/theming';

const type = { fontBase: '"Figtree Variable", Figtree, system-ui, sans-serif' };

/** The theme of Storybook's own user interface, and of docs pages in light mode. */
export const theme = create({
  base: 'light',
  ...type,
  brandTitle: '🌈 Daybow components',
  brandUrl: './',
  appBg: '#faf5ee',
  appContentBg: '#fffdfa',
  appPreviewBg: '#faf5ee',
  appBorderColor: '#ebe1d5',
  appBorderRadius: 12,
  barBg: '#fffdfa',
  barTextColor: '#6a5272',
  barSelectedColor: '#452a4f',
  barHoverColor: '#452a4f',
  colorPrimary: '#db5a2a',
  colorSecondary: '#452a4f',
  textColor: '#331d3c',
  textMutedColor: '#6a5272',
  inputBg: '#fffdfa',
  inputBorder: '#866c90',
  inputTextColor: '#331d3c',
  inputBorderRadius: 10,
});

/** The theme of docs pages in dark mode. */
export const darkTheme = create({
  base: 'dark',
  ...type,
  appBg: '#110917',
  appContentBg: '#190f1f',
  appPreviewBg: '#190f1f',
  appBorderColor: '#43304e',
  appBorderRadius: 12,
  barBg: '#190f1f',
  barTextColor: '#cdbdd3',
  barSelectedColor: '#fed7a8',
  barHoverColor: '#fed7a8',
  colorPrimary: '#f8a87e',
  colorSecondary: '#fed7a8',
  textColor: '#faf5ee',
  textInverseColor: '#331d3c',
  textMutedColor: '#cdbdd3',
  inputBg: '#21152a',
  inputBorder: '#a08bab',
  inputTextColor: '#faf5ee',
  inputBorderRadius: 10,
});
