/** What one document may take of the machine. */
export const renderingLimits = { seconds: 30, heapMiB: 256 } as const;
