import type { DeviceJournal, SampleJournal, StorageTrouble } from '@daybow/journal';
import type { DeviceScreens } from '../device/deviceScreens';

/** A person's own journal, with the screens that only it needs. */
export interface OpenedDevice {
  readonly kind: 'device';
  readonly journal: DeviceJournal;
  readonly screens: DeviceScreens;
}

/** What the app has to show: the sample, a person's own journal, or why that cannot be opened. */
export type Opened =
  | { readonly kind: 'sample'; readonly journal: SampleJournal }
  | OpenedDevice
  | {
      readonly kind: 'trouble';
      readonly trouble: StorageTrouble;
      readonly screens: DeviceScreens;
    };
