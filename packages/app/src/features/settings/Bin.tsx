import { EmojiTile, List, Section } from '@daybow/components';
import type { Day, Undo } from '@daybow/journal';
import { useRef, useState } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { rememberNeighbor } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { DeleteForGood } from './DeleteForGood';
import { RestorableRow } from './RestorableRow';

/** A habit or a label in the bin. */
interface Deleted {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  readonly tint?: number;
  readonly deletedOn: Day;
  /** Brings it back. */
  readonly restore: () => Promise<Undo>;
  /** Removes it for good. */
  readonly remove: () => Promise<void>;
}

interface BinProps {
  title: string;
  /** A sentence on what else is deleted, shown before one is deleted for good. */
  askHint: string;
  items: readonly Deleted[];
}

/** The bin: pressed, what is in it can be deleted for good. */
export function Bin({ title, askHint, items }: BinProps) {
  const words = useDeviceWords().bin;
  const format = useFormat();
  const today = useToday();
  const [asked, setAsked] = useState<Deleted | null>(null);
  const [isAsking, setAsking] = useState(false);
  const focusNeighbor = useRef(() => {});

  return (
    <>
      {items.length > 0 && (
        <Section variant="group" title={title}>
          <List>
            {items.map((item) => (
              <RestorableRow
                key={item.key}
                name={item.name}
                icon={item.icon && <EmojiTile tint={item.tint}>{item.icon}</EmojiTile>}
                description={words.deletedOn({ day: format.relativeDay(item.deletedOn, today) })}
                restore={item.restore}
                onPress={() => {
                  focusNeighbor.current = rememberNeighbor(document.activeElement);
                  setAsked(item);
                  setAsking(true);
                }}
              />
            ))}
          </List>
          <p className="app-Caption app-Bin-hint">{words.hint}</p>
        </Section>
      )}
      {asked && (
        <DeleteForGood
          open={isAsking}
          name={asked.name}
          hint={askHint}
          remove={asked.remove}
          onClose={() => setAsking(false)}
          onDeleted={() => focusNeighbor.current()}
        />
      )}
    </>
  );
}
