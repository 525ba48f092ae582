interface Asked {
  params: Promise<{ file: string }>;
}

/** Data files that the build writes beside the pages: their names, one an id, and what stands in each; nothing where there is none. */
export const dataFiles = <Id extends string>(ids: readonly Id[], inFile: (id: Id) => unknown) => ({
  names: () => ids.map((id) => ({ file: `${id}.json` })),
  async answer(_: Request, { params }: Asked): Promise<Response> {
    const { file } = await params;
    const id = ids.find((one) => `${one}.json` === file);
    const found = id && inFile(id);
    return found ? Response.json(found) : new Response(null, { status: 404 });
  },
});
