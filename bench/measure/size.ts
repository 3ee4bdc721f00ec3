/** At its smallest size a bench shows in seconds that it still works; its figures say nothing and are not kept. */
export const smallest = process.argv.includes('--smallest');

export const sized = (whole: number, least: number): number => (smallest ? least : whole);
