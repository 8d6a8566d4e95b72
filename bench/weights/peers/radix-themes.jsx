import {
  Button,
  Checkbox as RadixCheckbox,
  Dialog as RadixDialog,
  DropdownMenu,
  SegmentedControl as RadixSegmentedControl,
  Switch as RadixSwitch,
  Text,
} from '@radix-ui/themes';

export function Dialog({ open, onOpenChange }) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Content>
        <RadixDialog.Title>Delete habit?</RadixDialog.Title>
        <RadixDialog.Description>Its days go, too.</RadixDialog.Description>
        <RadixDialog.Close>
          <Button>Keep</Button>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

export function Switch() {
  return (
    <Text as="label">
      <RadixSwitch defaultChecked /> Reminders
    </Text>
  );
}

export function Checkbox() {
  return (
    <Text as="label">
      <RadixCheckbox /> On weekends, too
    </Text>
  );
}

export function Menu() {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button>More</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
        <DropdownMenu.Item>Delete</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function SegmentedControl() {
  return (
    <RadixSegmentedControl.Root aria-label="Period" defaultValue="week">
      <RadixSegmentedControl.Item value="week">Week</RadixSegmentedControl.Item>
      <RadixSegmentedControl.Item value="month">Month</RadixSegmentedControl.Item>
      <RadixSegmentedControl.Item value="year">Year</RadixSegmentedControl.Item>
    </RadixSegmentedControl.Root>
  );
}
