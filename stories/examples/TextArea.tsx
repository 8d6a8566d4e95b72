import { TextArea } from '@daybow/components';
import { useState } from 'react';

export function Note() {
  const [note, setNote] = useState('');
  return (
    <TextArea
      label="Write a note (optional)"
      rows={4}
      value={note}
      onChange={(event) => setNote(event.currentTarget.value)}
      description={`${note.length} characters`}
    />
  );
}
