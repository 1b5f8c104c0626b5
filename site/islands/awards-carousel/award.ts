/** One award as the carousel takes it. */
export interface Award {
  id: string;
  title: string;
  description: string;
  /** Address and intrinsic size in pixels. */
  image: { src: string; alt: string; width: number; height: number };
}
