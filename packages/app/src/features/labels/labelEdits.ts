import type { Label } from '@daybow/journal';
import type { DraftKind } from '../../shared/journal/drafts';
import { type Edits, readEdits } from '../../shared/journal/edits';

/** The fields of a label in its form. */
export type LabelForm = Pick<Label, 'name' | 'icon' | 'group' | 'unit'>;

const FIELDS = ['name', 'icon', 'group', 'unit'] satisfies (keyof LabelForm)[];

/** The edits of a label, under its uid. */
export const labelEdits: DraftKind<Edits<LabelForm>> = {
  name: 'label',
  read: (kept) =>
    readEdits(
      kept,
      (field, value) => FIELDS.some((each) => each === field) && typeof value === 'string',
    ),
};
