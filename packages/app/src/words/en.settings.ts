// English: how a person's own journal looks, when it reminds, and what it says of itself.

export const enSettings = {
  looks: {
    followsDevice: 'Follows your device',
    chosen: 'Chosen by you',
    title: 'Themes',
    description: 'How the app looks, here and in every other tab.',
    theme: 'Light or dark',
    themes: { system: 'As my device', light: 'Light', dark: 'Dark' },
    accent: 'Colour',
    accents: {
      plum: 'Plum',
      lagoon: 'Lagoon',
      sky: 'Sky',
      leaf: 'Leaf',
      amber: 'Amber',
      rose: 'Rose',
    },
    current: '{theme}, {accent}',
  },
} as const;
