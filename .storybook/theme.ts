import { create } from 'storybook/theming';

/** Storybook's own frame and pages, in Daybow's paper and plum. */
export const theme = create({
  base: 'light',
  brandTitle: '🌈 Daybow components',
  brandUrl: './',
  fontBase: '"Figtree Variable", Figtree, system-ui, sans-serif',
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
