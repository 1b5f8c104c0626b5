/** Offers text as a download under the given file name. */
export const saveTextFile = (name: string, type: string, text: string): void =>
  saveFile(name, new Blob([text], { type }));

/** Offers a file as a download under the given name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download keeps its own reference to the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
