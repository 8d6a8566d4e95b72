import { Bow, Button, Column } from '@daybow/components';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { FullScreen } from '../../shell/FullScreen';
import { useArrival } from '../../shell/useArrival';
import './ErrorScreen.css';

/** What stands in place of a screen that failed: the error's own text, and two ways on. */
export function ErrorScreen() {
  useArrival();
  const error = useRouteError();

  return (
    <Column>
      <FullScreen
        size="page"
        picture={<RainCloud />}
        title="Unexpected Application Error!"
        action={
          <div className="app-ErrorActions">
            <Button icon={<ArrowClockwiseIcon weight="bold" />} onClick={() => location.reload()}>
              Reload
            </Button>
            <Button variant="quiet" render={<Link to="/" />}>
              Return to Home
            </Button>
          </div>
        }
      >
        <pre className="app-ErrorText">{textOf(error)}</pre>
        <p className="app-ErrorHelp">The page stopped working. Reloading usually helps.</p>
      </FullScreen>
    </Column>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** A cloud under a bow that waits for its colours. */
function RainCloud() {
  return (
    <div className="app-RainCloud" aria-hidden="true">
      <Bow value={0} />
      <svg viewBox="0 0 84 56">
        <path d="M19 42h44a15 15 0 0 0 2-29.9 22 22 0 0 0-42-4.6A17.5 17.5 0 0 0 19 42Z" />
        <path d="M27 52v4M42 52v4M57 52v4" />
      </svg>
    </div>
  );
}
