import { TextField, type TextFieldProps } from '@daybow/components';
import { brand } from '../../shared/brand';

/**
 * A field of a passphrase. Beside it stands, hidden, whose it is: browsers that keep passwords ask for it
 * (https://www.chromium.org/developers/design-documents/create-amazing-password-forms/).
 */
export function PassphraseField(field: TextFieldProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={brand.name} readOnly hidden />
      <TextField {...field} type="password" />
    </>
  );
}
