import type { ImageMetadata } from 'astro';

/** @throws for a picture that Astro did not read from a file. */
export function pictureFile(image: ImageMetadata): string {
  // Astro keeps it out of the type, since it exists at build only.
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`${image.src}: no source file is known`);
  return fsPath;
}
