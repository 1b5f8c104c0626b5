import { Button } from '../../../ui/button/button.tsx';
import { Note } from './note.tsx';

/** Stands where a page could not be drawn. */
export const PageFault = () => (
  <Note title="This page had a fault">
    <Button onClick={() => location.reload()}>Load it again</Button>
  </Note>
);
