import { Button, Column } from '@daybow/components';
import { Link } from 'react-router-dom';
import ArrowClockwiseIcon from '~icons/ph/arrow-clockwise-bold';
import { paths } from '../shared/paths';
import { FullScreen } from '../shared/ui/FullScreen';
import { RainCloud } from '../shared/ui/FullScreen';
import { useArrival } from '../shared/ui/focus';
import { useWords } from '../shared/words/LanguageProvider';
import '../shared/ui/ui.css';

/** Replaces a screen that failed: the error's own text, and two ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  useArrival();
  const words = useWords().fault;

  return (
    <Column>
      <FullScreen
        size="page"
        icon={<RainCloud />}
        title={words.title}
        actions={
          <>
            <Button icon={<ArrowClockwiseIcon />} onClick={() => location.reload()}>
              {words.reload}
            </Button>
            <Button variant="quiet" render={<Link to={paths.habits} />}>
              {words.home}
            </Button>
          </>
        }
      >
        <pre className="app-ErrorText">{textOf(error)}</pre>
        <p className="app-ErrorHelp">{words.help}</p>
      </FullScreen>
    </Column>
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
