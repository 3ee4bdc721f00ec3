import { useState } from 'react';
import { Held } from '../../../../kit/form/held.tsx';
import type { TemplateCard } from '../queries.ts';
import { LayoutEditor } from './layout-editor.tsx';

/** The editor over a layout that others may change meanwhile. What is chosen in it outlives a save. */
export function EditedLayout({ template }: { template: TemplateCard }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <Held record={template}>
      {(held, renew) =>
        held?.layout && (
          <LayoutEditor template={held} layout={held.layout} chosen={chosen} onChoose={setChosen} onSaved={renew} />
        )
      }
    </Held>
  );
}
