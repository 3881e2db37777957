/** Removes entries one after the other. @throws the first failure, after all have been tried */
export async function removeEach(
  references: readonly string[],
  remove: (reference: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const reference of references) await remove(reference).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
