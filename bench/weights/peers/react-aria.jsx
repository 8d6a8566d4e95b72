import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  Checkbox as AriaCheckbox,
  Dialog as AriaDialog,
  Group,
  Heading,
  Input,
  Label,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  NumberField as AriaNumberField,
  Popover,
  Switch as AriaSwitch,
  Text,
  ToggleButton,
  ToggleButtonGroup,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';

export function Dialog({ open, onOpenChange }) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <Modal>
        <AriaDialog>
          <Heading slot="title">Delete habit?</Heading>
          <p>Its days go, too.</p>
          <Button slot="close">Keep</Button>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export function Switch() {
  return <AriaSwitch defaultSelected>Reminders</AriaSwitch>;
}

export function Checkbox() {
  return <AriaCheckbox>On weekends, too</AriaCheckbox>;
}

export function NumberField() {
  return (
    <AriaNumberField minValue={1} maxValue={20} defaultValue={8}>
      <Label>Glasses</Label>
      <Group>
        <Button slot="decrement">-</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </AriaNumberField>
  );
}

export function Menu() {
  return (
    <MenuTrigger>
      <Button>More</Button>
      <Popover>
        <AriaMenu>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Delete</MenuItem>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export function SegmentedControl() {
  return (
    <ToggleButtonGroup aria-label="Period" defaultSelectedKeys={['week']} disallowEmptySelection>
      <ToggleButton id="week">Week</ToggleButton>
      <ToggleButton id="month">Month</ToggleButton>
      <ToggleButton id="year">Year</ToggleButton>
    </ToggleButtonGroup>
  );
}

const queue = /* @__PURE__ */ new ToastQueue();

export function Toast() {
  return (
    <>
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <AriaToast toast={toast}>
            <ToastContent>
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
            <Button slot="close">×</Button>
          </AriaToast>
        )}
      </ToastRegion>
      <Button onPress={() => queue.add('Saved')}>Save</Button>
    </>
  );
}

export function Calendar() {
  return (
    <AriaCalendar aria-label="March" defaultFocusedValue={parseDate('2026-03-01')}>
      <header>
        <Button slot="previous">◀</Button>
        <Heading />
        <Button slot="next">▶</Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </AriaCalendar>
  );
}
