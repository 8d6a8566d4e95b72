import { Button } from '@daybow/components';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './entries.css';

/** The prompts for notes: a person's own, or the usual ones. */
export function usePrompts(): readonly string[] {
  const { prompts } = useDeviceSettings();
  const { usual } = useDeviceWords().prompts;
  return prompts ?? Object.values(usual);
}

export interface PromptsProps {
  note: string;
  /** Called with the note in which a line has begun. */
  onPrompt: (note: string) => void;
}

/** Prompts under a note, each of which begins a line of it; one that stands there already is offered no more. */
export function Prompts({ note, onPrompt }: PromptsProps) {
  const { showPrompts } = useDeviceSettings();
  const words = useDeviceWords().prompts;
  const offered = usePrompts().filter((prompt) => !note.includes(words.line({ prompt })));

  if (!showPrompts || offered.length === 0) return null;
  return (
    <div className="app-Prompts" role="group" aria-label={words.title}>
      {offered.map((prompt) => (
        <Button
          key={prompt}
          variant="soft"
          size="small"
          onClick={() => onPrompt(withLine(note, words.line({ prompt })))}
        >
          <bdi>{prompt}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** A note in which a line has begun, ready to be written on. */
function withLine(note: string, begun: string): string {
  return [note.trimEnd(), `${begun} `].filter(Boolean).join('\n');
}
