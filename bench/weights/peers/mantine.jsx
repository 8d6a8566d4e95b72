import {
  Button,
  Checkbox as MantineCheckbox,
  Menu as MantineMenu,
  Modal,
  NumberInput,
  RingProgress,
  SegmentedControl as MantineSegmentedControl,
  Switch as MantineSwitch,
} from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';

export function Dialog({ open, onOpenChange }) {
  return (
    <Modal opened={open} onClose={() => onOpenChange(false)} title="Delete habit?">
      <p>Its days go, too.</p>
      <Button onClick={() => onOpenChange(false)}>Keep</Button>
    </Modal>
  );
}

export function Switch() {
  return <MantineSwitch label="Reminders" defaultChecked />;
}

export function Checkbox() {
  return <MantineCheckbox label="On weekends, too" />;
}

export function NumberField() {
  return <NumberInput label="Glasses" min={1} max={20} defaultValue={8} />;
}

export function Menu() {
  return (
    <MantineMenu>
      <MantineMenu.Target>
        <Button>More</Button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        <MantineMenu.Item>Rename</MantineMenu.Item>
        <MantineMenu.Item>Delete</MantineMenu.Item>
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export function SegmentedControl() {
  return (
    <MantineSegmentedControl
      aria-label="Period"
      defaultValue="week"
      data={[
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ]}
    />
  );
}

export function Toast() {
  return (
    <>
      <Notifications />
      <Button onClick={() => notifications.show({ message: 'Saved' })}>Save</Button>
    </>
  );
}

export function Ring() {
  return <RingProgress sections={[{ value: 60, color: 'violet' }]} label="60%" />;
}

export function Calendar() {
  return <DatePicker defaultDate="2026-03-01" />;
}
