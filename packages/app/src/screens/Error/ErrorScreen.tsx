import { Button, Column } from '@daybow/components';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { FullScreen } from '../../shell/FullScreen';
import { RainCloud } from '../../shell/RainCloud';
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
        actions={
          <>
            <Button icon={<ArrowClockwiseIcon weight="bold" />} onClick={() => location.reload()}>
              Reload
            </Button>
            <Button variant="quiet" render={<Link to="/" />}>
              Return to Home
            </Button>
          </>
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
