import { useMediaQuery } from '@mantine/hooks';

export const useIsPhone = () => useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
