export function serveArguments(): string[];
