import {
  Button,
  Checkbox as DaybowCheckbox,
  Dialog as DaybowDialog,
  DialogClose,
  Menu as DaybowMenu,
  MenuItem,
  MonthCalendar,
  NumberField as DaybowNumberField,
  ProgressRing,
  SegmentedControl as DaybowSegmentedControl,
  Switch as DaybowSwitch,
  ToastProvider,
  useToast,
} from '@daybow/components';

export function Dialog({ open, onOpenChange }) {
  return (
    <DaybowDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete habit?"
      description="Its days go, too."
    >
      <DialogClose>Keep</DialogClose>
    </DaybowDialog>
  );
}

export function Switch() {
  return <DaybowSwitch label="Reminders" defaultChecked />;
}

export function Checkbox() {
  return <DaybowCheckbox label="On weekends, too" />;
}

export function NumberField() {
  return <DaybowNumberField label="Glasses" min={1} max={20} defaultValue={8} />;
}

export function Menu() {
  return (
    <DaybowMenu trigger={<Button>More</Button>}>
      <MenuItem>Rename</MenuItem>
      <MenuItem>Delete</MenuItem>
    </DaybowMenu>
  );
}

export function SegmentedControl() {
  return (
    <DaybowSegmentedControl
      aria-label="Period"
      defaultValue="week"
      options={[
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ]}
    />
  );
}

export function Toast() {
  return (
    <ToastProvider>
      <Save />
    </ToastProvider>
  );
}

function Save() {
  const toast = useToast();
  return <Button onClick={() => toast({ tone: 'success', message: 'Saved' })}>Save</Button>;
}

export function Ring() {
  return <ProgressRing value={60} />;
}

export function Calendar() {
  return <MonthCalendar month="2026-03" max={null} defaultValue={null} />;
}
