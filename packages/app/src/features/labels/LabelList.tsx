import { Disclosure, List, ListRow, Section } from '@daybow/components';
import { type Label, MOOD_OPTIONS } from '@daybow/journal';
import { useLabels } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { LabelName } from './LabelName';
import { useLabelSheet } from './LabelSheetProvider';
import { useLabelKindName } from './labelWords';

/** All labels in their groups, names under their moods, archived ones folded: pressed, each opens its page. */
export function LabelList() {
  const { moods } = useWords();
  const words = useDeviceWords().labels;
  const labels = useLabels();
  const archived = labels.filter((label) => label.archived);
  const offered = labels.filter((label) => !label.archived);
  const grouped = offered.filter(({ mood }) => mood === null);
  const groups = [...new Set(grouped.map(({ group }) => group))].toSorted(
    (one, other) => Number(one !== '') - Number(other !== ''),
  );

  return (
    <Stack>
      {groups.map((group) => (
        <Section
          key={group}
          variant="group"
          titleElement="h3"
          title={group === '' ? words.ungrouped : <bdi>{group}</bdi>}
        >
          <Rows labels={grouped.filter((label) => label.group === group)} />
        </Section>
      ))}
      {MOOD_OPTIONS.map(({ value }) => {
        const names = offered.filter(({ mood }) => mood === value);
        return (
          names.length > 0 && (
            <Section
              key={value}
              variant="group"
              titleElement="h3"
              title={words.namesFor({ mood: moods[value] })}
            >
              <Rows labels={names} />
            </Section>
          )
        );
      })}
      {archived.length > 0 && (
        <Disclosure label={words.archived}>
          <Rows labels={archived} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Rows({ labels }: { labels: readonly Label[] }) {
  const openSheet = useLabelSheet();
  const kindName = useLabelKindName();
  return (
    <List>
      {labels.map((label) => (
        <ListRow
          key={label.uid}
          label={<LabelName label={label} />}
          value={label.kind === 'scale' && kindName(label)}
          aria-busy={label.pending || undefined}
          aria-haspopup="dialog"
          onPress={() => openSheet(label.uid)}
        />
      ))}
    </List>
  );
}
