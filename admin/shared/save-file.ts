export function saveTextFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The download keeps its own reference to the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
