/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
