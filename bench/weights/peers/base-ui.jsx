import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Toast as BaseToast } from '@base-ui/react/toast';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';

export function Dialog({ open, onOpenChange }) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop />
        <BaseDialog.Popup>
          <BaseDialog.Title>Delete habit?</BaseDialog.Title>
          <BaseDialog.Description>Its days go, too.</BaseDialog.Description>
          <BaseDialog.Close>Keep</BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export function Switch() {
  return (
    <Field.Root>
      <Field.Label>
        <BaseSwitch.Root defaultChecked>
          <BaseSwitch.Thumb />
        </BaseSwitch.Root>
        Reminders
      </Field.Label>
    </Field.Root>
  );
}

export function Checkbox() {
  return (
    <Field.Root>
      <Field.Label>
        <BaseCheckbox.Root>
          <BaseCheckbox.Indicator>✓</BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        On weekends, too
      </Field.Label>
    </Field.Root>
  );
}

export function NumberField() {
  return (
    <Field.Root>
      <BaseNumberField.Root min={1} max={20} defaultValue={8}>
        <Field.Label>Glasses</Field.Label>
        <BaseNumberField.Group>
          <BaseNumberField.Decrement>-</BaseNumberField.Decrement>
          <BaseNumberField.Input />
          <BaseNumberField.Increment>+</BaseNumberField.Increment>
        </BaseNumberField.Group>
      </BaseNumberField.Root>
    </Field.Root>
  );
}

export function Menu() {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger>More</BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner>
          <BaseMenu.Popup>
            <BaseMenu.Item>Rename</BaseMenu.Item>
            <BaseMenu.Item>Delete</BaseMenu.Item>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export function SegmentedControl() {
  return (
    <ToggleGroup aria-label="Period" defaultValue={['week']}>
      <Toggle value="week">Week</Toggle>
      <Toggle value="month">Month</Toggle>
      <Toggle value="year">Year</Toggle>
    </ToggleGroup>
  );
}

export function Toast() {
  return (
    <BaseToast.Provider>
      <Save />
      <BaseToast.Portal>
        <BaseToast.Viewport>
          <Toasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function Toasts() {
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root key={toast.id} toast={toast}>
      <BaseToast.Title />
      <BaseToast.Close aria-label="Close">×</BaseToast.Close>
    </BaseToast.Root>
  ));
}

function Save() {
  const { add } = BaseToast.useToastManager();
  return <button onClick={() => add({ title: 'Saved' })}>Save</button>;
}
