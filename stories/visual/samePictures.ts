/** Stories of one component that end in the same picture. */
interface SamePicture {
  /** How the ids of its stories begin. */
  component: string;
  /** How they end. */
  names: readonly string[];
  why: string;
}

const dialog = 'components-feedback-dialog';
const habitCard = 'components-habits-and-moods-habitcard';
const progressRing = 'components-habits-and-moods-progressring';

/** Every group of stories that may look alike. Any other two stories with the same picture fail a test. */
export const samePictures: readonly SamePicture[] = [
  {
    component: dialog,
    names: [
      'playground',
      'escape-kept',
      'escape-order',
      'keyboard',
      'long-content',
      'press-outside',
      'sheet-height',
    ],
    why: 'They end with the dialog closed, where the Playground begins.',
  },
  {
    component: dialog,
    names: ['closed-from-within', 'escape-in-a-chart', 'focus-before-hiding', 'function-of-close'],
    why: 'They end with the dialog closed by other means than its button.',
  },
  {
    component: dialog,
    names: ['open', 'without-description'],
    why: 'A description that is missing cannot be seen.',
  },
  {
    component: habitCard,
    names: ['playground', 'busy', 'controlled', 'controlled-and-refused', 'with-the-keyboard'],
    why: 'They end with a card that is not done; being busy is for screen readers alone.',
  },
  {
    component: 'components-habits-and-moods-moodentry',
    names: ['playground', 'busy'],
    why: 'Being busy is for screen readers alone.',
  },
  {
    component: 'components-habits-and-moods-moodpicker',
    names: ['answered-first', 'pressed'],
    why: 'They end with the same mood chosen by a press.',
  },
  {
    component: 'components-habits-and-moods-monthcalendar',
    names: ['playground', 'unchanged'],
    why: 'Nothing changes in the one that is given the same values again.',
  },
  {
    component: progressRing,
    names: ['playground', 'name-of-its-own', 'passed-through'],
    why: 'Names and attributes cannot be seen.',
  },
  {
    component: progressRing,
    names: ['nothing-done', 'below-the-range', 'not-a-number'],
    why: 'A value that makes no sense is shown as 0 %.',
  },
  {
    component: progressRing,
    names: ['all-done', 'no-end'],
    why: 'What has no end is shown as 100 %.',
  },
  {
    component: progressRing,
    names: ['nothing-yet', 'nothing-yet-in-other-words'],
    why: 'The other words are for screen readers alone.',
  },
  {
    component: 'components-fields-switch',
    names: ['playground', 'click-on-the-words', 'keyboard'],
    why: 'They end with the switch back in its first state.',
  },
  {
    component: 'components-fields-emojifield',
    names: ['playground', 'with-the-keyboard'],
    why: 'They end with the same emoji chosen.',
  },
  {
    component: 'components-charts-linechart',
    names: ['playground', 'pointer', 'sample-week'],
    why: 'They show the same week, and the pointer has left in the end.',
  },
  {
    component: 'components-charts-barchart',
    names: ['playground', 'enters-once', 'sample-week'],
    why: 'They show the same week once the bars have risen.',
  },
  {
    component: 'components-charts-bow',
    names: ['playground', 'drawn', 'out-of-range'],
    why: 'They end with the whole bow drawn.',
  },
  {
    component: 'components-layout-sortablelist',
    names: ['given-up', 'not-a-drag'],
    why: 'They end with the order as it was.',
  },
  {
    component: 'components-layout-section',
    names: ['playground', 'named-by-the-caller'],
    why: 'The name is for screen readers alone.',
  },
  {
    component: 'components-feedback-toast',
    names: ['playground', 'success'],
    why: 'They show the same toast.',
  },
  {
    component: 'components-feedback-toast',
    names: ['paused-on-focus', 'paused-on-hover'],
    why: 'They end once every toast has left, with the focus on the same button.',
  },
  {
    component: 'components-feedback-toast',
    names: ['leaves-by-itself', 'swipe'],
    why: 'They end once every toast has left.',
  },
  {
    component: 'components-actions-iconbutton',
    names: ['playground', 'as-a-link'],
    why: 'A link looks like a button.',
  },
];

export const mayLookAlike = (id: string, other: string): boolean =>
  samePictures.some(({ component, names }) =>
    [id, other].every((each) => names.some((name) => each === `${component}--${name}`)),
  );
