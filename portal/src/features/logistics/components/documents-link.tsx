import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { DocumentsSearch } from '../searches.ts';

/** To the delivery documents of a batch or a route, where more are made of it. */
export function DocumentsLink({ of }: { of: Pick<DocumentsSearch, 'procurement' | 'batch' | 'route'> }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <Button
      component={Link}
      variant="default"
      leftSection={<FileText size={16} />}
      to={`/${portal}/logistics/documents` as '/'}
      search={of as never}
    >
      {say('Documents', 'Документы')}
    </Button>
  );
}
