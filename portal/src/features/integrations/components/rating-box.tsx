import { Button, Group, Rating, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Listing } from '../queries.ts';

/** What portals think of an integration, and the one opinion of this portal. */
export function RatingBox({ listing: { slug, rating, ratingCount, ownRating } }: { listing: Listing }) {
  const client = useQueryClient();
  const may = useMay();
  const params = { path: { slug } };
  const rate = useMutation({
    mutationFn: (stars: number | null) =>
      stars === null
        ? ask(api.DELETE('/api/v1/integrations/marketplace/{slug}/rating', { params }))
        : ask(api.POST('/api/v1/integrations/marketplace/{slug}/rating', { params, body: { stars } })),
    meta: { toldByPage: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  return (
    <Section title={say('Ratings', 'Оценки')}>
      <Stack gap="sm">
        <Text size="sm">
          {rating
            ? say(
                `${showQuantity(rating)} of 5, ${counted(ratingCount, ['rating', 'ratings'], ['', '', ''])}`,
                `${showQuantity(rating)} из 5, ${counted(ratingCount, ['', ''], ['оценка', 'оценки', 'оценок'])}`,
              )
            : say('No ratings yet.', 'Оценок пока нет.')}
        </Text>
        {may('integrations.configure') && (
          <>
            <Group gap="sm">
              <Rating
                value={ownRating ?? 0}
                onChange={(stars) => rate.mutate(stars)}
                readOnly={rate.isPending}
                getSymbolLabel={(stars) => say(`${stars} of 5`, `${stars} из 5`)}
                aria-label={say('Your rating', 'Ваша оценка')}
              />
              {ownRating !== null && (
                <Button variant="subtle" size="compact-sm" onClick={() => rate.mutate(null)}>
                  {say('Revoke', 'Отозвать')}
                </Button>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {say(
                'One rating of a portal, after seven days of use.',
                'Одна оценка от портала, после семи дней работы.',
              )}
            </Text>
            <FormProblem error={rate.error} />
          </>
        )}
      </Stack>
    </Section>
  );
}
