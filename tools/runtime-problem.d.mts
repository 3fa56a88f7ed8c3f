export function runtimeProblem(runtime: string): string | undefined;
