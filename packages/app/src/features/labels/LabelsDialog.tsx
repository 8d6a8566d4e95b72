import { Dialog } from '@daybow/components';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { LabelList } from './LabelList';

interface LabelsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A sheet of all labels, each of which leads to its page. */
export function LabelsDialog(props: LabelsDialogProps) {
  const words = useDeviceWords().labels;
  return (
    <Dialog {...props} title={words.title} description={words.hint}>
      <LabelList />
    </Dialog>
  );
}
