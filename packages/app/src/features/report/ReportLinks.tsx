import { Button, ListRow } from '@daybow/components';
import type { Month } from '@daybow/journal';
import { Link } from 'react-router-dom';
import FileTextIcon from '~icons/ph/file-text-bold';
import { paths } from '../../shared/paths';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface ReportButtonProps {
  /** The first and the last month of the report. */
  from: Month;
  to: Month;
}

/** The way to the report of some months. */
export function ReportButton({ from, to }: ReportButtonProps) {
  const words = useDeviceWords().report;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<FileTextIcon />}
      render={<Link to={`${paths.report}?from=${from}&to=${to}`} />}
    >
      {words.open}
    </Button>
  );
}

/** The row of the settings that leads to the report. */
export function ReportRow() {
  const words = useDeviceWords().report;
  return (
    <ListRow label={words.row} description={words.rowHint} render={<Link to={paths.report} />} />
  );
}
