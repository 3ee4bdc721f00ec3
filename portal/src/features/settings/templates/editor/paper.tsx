import { useElementSize } from '@mantine/hooks';
import { say } from '../../../../kit/say.ts';
import classes from './editor.module.css';

/** A sheet of A4 with a little air, in pixels of the screen. */
const paperWidth = 860;

/** A page of a document as wide as its paper, made smaller where there is less room. It runs nothing. */
export function Paper({ html }: { html: string }) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / paperWidth);
  return (
    <div ref={ref} className={classes.paper}>
      <iframe
        sandbox=""
        srcDoc={html}
        title={say('Document as it will look', 'Как будет выглядеть документ')}
        style={{ width: width / scale, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
