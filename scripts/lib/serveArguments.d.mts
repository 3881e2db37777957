export function serveArguments(): string[];
export function serveSettings(buildArguments: string[]): Record<string, string>;
