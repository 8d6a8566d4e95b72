import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';
import { guessLetters, readingsOf } from './letters';

/** The bytes of a text in an encoding: those that are read as its characters. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let one = 255; one >= 0; one -= 1) {
    const end = one > 0x80 ? 0xff : 0;
    for (let two = 0x40; two < end; two += 1) {
      const read = decoder.decode(Uint8Array.of(one, two));
      if ([...read].length === 1) codes.set(read, [one, two]);
    }
    const read = decoder.decode(Uint8Array.of(one));
    if (read !== '\ufffd') codes.set(read, [one]);
  }
  return Uint8Array.from([...text].flatMap((character) => codes.get(character) ?? []));
}

const TEXTS: readonly (readonly [encoding: string, text: string])[] = [
  ['windows-1252', 'Fête, très tôt à la plage, un café'],
  ['windows-1252', 'Mañana, ¿qué tal? Sueño y corazón'],
  ['windows-1252', 'Größe, schöne Übung, müde'],
  ['windows-1252', 'Manhã, coração, não, ótimo, ações'],
  ['windows-1252', 'Lørdag på hytta, smør og æbler'],
  ['windows-1250', 'źle, piątek, Zażółć gęślą jaźń'],
  ['windows-1250', 'Příliš žluťoučký kůň'],
  ['windows-1250', 'Gyűjtő, hűvös éjszaka, erdő, víz'],
  ['windows-1251', 'Хорошо, пятница, читал книгу'],
  ['windows-1251', 'Добре, їжа і вода, ґанок'],
  ['windows-1253', 'Καλά, διάβασα ένα βιβλίο σήμερα'],
  ['windows-1254', 'Güzel gün, kitap okudum, şimdi iyi, ağaç ışık'],
  ['shift_jis', '今日は良い日でした。本を読む'],
  ['euc-kr', '오늘은 좋은 날이었다, 책을 읽었다'],
  ['gb18030', '今天很好，读书，跑步，早睡'],
];

describe('letters of bytes', () => {
  it.each(TEXTS)('are those of %s: %s', (encoding, text) => {
    const [best, second] = readingsOf(bytesIn(encoding, text)).filter(
      (reading, index, all) => all.findIndex((each) => each.text === reading.text) === index,
    );
    expect(best).toMatchObject({ encoding, text });
    expect((second?.share ?? 0) + 0.03).toBeLessThan(best?.share ?? 0);
  });
});

describe('letters that two languages have', () => {
  const bytes = bytesIn('windows-1252', 'mañana');

  it('are those of the one that the reader speaks', () => {
    expect(guessLetters(bytes, ['es-MX', 'en'])).toEqual({ encoding: 'windows-1252', choices: [] });
    expect(guessLetters(bytes, ['pl'])).toEqual({ encoding: 'windows-1250', choices: [] });
  });

  it('are asked for otherwise, with words as they are then', async () => {
    const row = bytesIn('windows-1252', 'date,habit,done\n2024-01-01,mañana,1\n');
    const asked = await inspect(row);
    expect(asked.questions[0]).toMatchObject({
      kind: 'letters',
      readings: [
        { encoding: 'windows-1252', sample: 'mañana' },
        { encoding: 'windows-1250', sample: 'mańana' },
      ],
      guess: 'windows-1252',
    });
    expect(asked.names).toEqual(['mañana']);
    expect((await inspect(row, { letters: 'windows-1250' })).names).toEqual(['mańana']);
  });
});

it('letters of a table are those that its words look right in', async () => {
  const header = 'full_date,date,weekday,time,mood,activities,note_title,note\n';
  const row = '2024-01-05,5 stycznia,piątek,20:00,źle,"","","Zażółć gęślą jaźń"\n';
  const { entries, questions } = await inspect(bytesIn('windows-1250', header + row));
  expect(entries).toEqual([['2024-01-05 20:00', 2, 'Zażółć gęślą jaźń']]);
  expect(questions).toEqual([]);
});
