/** The mule's card among those of whoever keeps it, as it comes. */
export const muleOf = (keeper: string) => ({
  id: `${keeper}.mule`,
  ref: 'mule',
  type: 'companion' as const,
  face: 'front' as const,
  exhausted: false,
  flipped: false,
  used: [] as string[],
});
