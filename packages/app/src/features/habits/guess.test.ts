import { expect, it } from 'vitest';
import { enEmoji, enSmallWords } from '../../shared/words/en.emoji';
import { guessHabit } from './guess';
import { habitIcons } from '../../shared/words/habitIcons';

const icons = habitIcons(enEmoji);
const guess = (name: string) => guessHabit(name, icons, enSmallWords);
const words = (text: string) => text.split(/\W+/).filter(Boolean);
const iconOf = (name: string) => guess(name).icon;

it('guesses an icon and how often from a word of the name', () => {
  const threeAWeek = { kind: 'times', times: 3, per: 'week' };
  expect(guess('Swim')).toEqual({ icon: '🏊', schedule: threeAWeek });
  expect(guess('Go for a 5k run')).toEqual({ icon: '🏃', schedule: threeAWeek });
  expect(guess('drink WATER')).toEqual({ icon: '💧' });
});

it.each([
  ['Walk', '🚶'],
  ['Sleep', '🌙'],
  ['Green tea', '🍵'],
  ['Walk the dog', '🐕'],
  ['Water the plants', '🌱'],
  ['Go to bed early', '🌙'],
  ['Read 20 pages', '📖'],
  ['Learn Spanish', '🗣️'],
  ['Play the piano for 30 minutes', '🎹'],
  ['10,000 steps', '🚶'],
  ['No alcohol', '🍺'],
  ['Less sugar', '🍬'],
  ['Take vitamins', '💊'],
  ['Call home', '☎️'],
  ['Wake up early', '⏰'],
  ['Wake up at six', '⏰'],
  ['No phone in bed', '📵'],
  ['no phone after ten', '📵'],
  ['Make the bed', '🛏️'],
  ['Tidy up', '🧹'],
  ['Clean the kitchen', '🧹'],
  ['Save money', '💰'],
])('guesses from all words of a name: %s is %s', (name, icon) => {
  expect(iconOf(name)).toBe(icon);
});

it.each(
  [
    'Run a business review, Run errands, Walk through the budget, Work out, Read to the kids, Book a flight',
    'Water bill, Take the train, Take the lift, Cycle tracking, Write to the landlord, Call in sick, Code of conduct',
    'Plan tomorrow, Early, Get up early, Home, Be home by six, Work from home, Time for me, Rest day, New, Light',
    'Health, Clean eating, Listen to mom, Talk less in meetings, Love handles, Cook the books, Mail the form',
    'Make the call list, Wake, The garage, Set up the tent, No phones, Save, Up and wake!, Photo ID, Sleep over',
  ].flatMap((names) => names.split(', ')),
)('guesses nothing from words that tell of other things as well: %s', (name) => {
  expect(guess(name)).toEqual({});
});

it('guesses nothing from a part of a word, or from no known word', () => {
  for (const name of ['Runes', 'Swi', '', '5 times a day']) expect(guess(name)).toEqual({});
});

it('never guesses from a word that only finds an icon, alone or among small words', () => {
  const names = icons.flatMap(({ label, telling }) => words(`${label} ${telling}`.toLowerCase()));
  const broad = icons.flatMap(({ keywords = '' }) => words(keywords));
  for (const word of [...broad, ...words(enSmallWords)].filter((each) => !names.includes(each))) {
    expect(guess(word)).toEqual({});
    expect(guess(`No ${word} before 8`)).toEqual({});
  }
});

it('has words for each icon, and each icon once', () => {
  for (const { label, keywords } of icons) {
    expect(label).not.toBe('');
    expect(keywords?.trim()).not.toBe('');
  }
  expect(icons.length).toBeGreaterThanOrEqual(60);
});
