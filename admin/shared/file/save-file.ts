/** Offers text as a download under the given file name. */
export function saveTextFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download keeps its own reference to the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
