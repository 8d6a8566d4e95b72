import { IconButton } from '@daybow/components';
import ArrowLeftIcon from '~icons/ph/arrow-left-bold';
import { useWords } from '../words/LanguageProvider';
import { useGoBack } from './useGoBack';

/** The way back from a screen's header: to the page before, or to `otherwise` where there is none. */
export function BackButton({ otherwise }: { otherwise?: string }) {
  const goBack = useGoBack(otherwise);
  const words = useWords().settings;
  return (
    <IconButton aria-label={words.back} onClick={goBack}>
      <ArrowLeftIcon aria-hidden="true" data-mirror />
    </IconButton>
  );
}
