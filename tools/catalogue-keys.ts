import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';
import { ROOT } from './run.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** Type declarations for compiled components. */
const shims = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map((file) =>
  join(dirname(createRequire(import.meta.url).resolve('svelte2tsx/package.json')), file),
);

const isComponent = (file: string) => file.endsWith('.svelte');
/** Path under which the compiler finds a component as TypeScript. */
const compiledName = (component: string) => `${component}.ts`;
const componentOf = (file: string) => file.replace(/(?<=\.svelte)\.ts$/, '');

/** Creates a compiler host that replaces components by their TypeScript. */
function hostOf(components: ReadonlySet<string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  const isCompiled = (file: string) => components.has(componentOf(file));
  const compile = (file: string) => {
    const filename = componentOf(file);
    return svelte2tsx(readFileSync(filename, 'utf8'), { filename, isTsFile: true, mode: 'ts' })
      .code;
  };
  host.fileExists = (file) => isCompiled(file) || fileExists(file);
  host.readFile = (file) => (isCompiled(file) ? compile(file) : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    isCompiled(file)
      ? ts.createSourceFile(file, compile(file), version)
      : getSourceFile(file, version, ...rest);
  return host;
}

/** Creates the program of all sources in a folder, including components. */
function programOf(folder: string): ts.Program {
  const files = globSync('**/*.{ts,svelte}', { cwd: folder }).map((file) => join(folder, file));
  const components = new Set(files.filter(isComponent));
  const roots = files.map((file) => (isComponent(file) ? compiledName(file) : file));
  return ts.createProgram([...roots, ...shims], OPTIONS, hostOf(components));
}

function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

/**
 * Returns the catalogue's keys by their declaration, such as `search.sorts.best`; groups are
 * included.
 */
function keysOf(catalogue: ts.SourceFile): Map<ts.Node, string> {
  const keys = new Map<ts.Node, string>();
  const collect = (object: ts.ObjectLiteralExpression, path: string) => {
    for (const property of object.properties.filter(ts.isPropertyAssignment)) {
      const name = `${path}.${property.name.getText(catalogue).replaceAll("'", '')}`;
      keys.set(property, name);
      const inner = objectOf(property.initializer);
      if (inner) collect(inner, name);
    }
  };
  for (const statement of catalogue.statements.filter(ts.isVariableStatement)) {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const { name, initializer } of isExported ? statement.declarationList.declarations : []) {
      const object = initializer && objectOf(initializer);
      if (object) collect(object, name.getText(catalogue));
    }
  }
  return keys;
}

/** Whether a name refers to a value here, instead of declaring a name. */
const isValue = (name: ts.Identifier): boolean =>
  ts.isShorthandPropertyAssignment(name.parent) ||
  !('name' in name.parent && name.parent.name === name);

/** Creates a visitor that calls `use` for each catalogue key that a node of the program reads. */
function readerOf(
  checker: ts.TypeChecker,
  isOfCatalogues: (node: ts.Node) => boolean,
  use: (key: ts.Node) => void,
) {
  const useSymbol = (symbol: ts.Symbol | undefined) => symbol?.declarations?.forEach(use);
  const useDeep = (group: ts.Node): void => {
    use(group);
    ts.forEachChild(group, useDeep);
  };
  const useNamed = (object: ts.Type, name: ts.Type): void => {
    if (name.isUnion()) name.types.forEach((one) => useNamed(object, one));
    else if (name.isStringLiteral()) useSymbol(object.getProperty(name.value));
    else object.getProperties().forEach(useSymbol);
  };
  /**
   * Marks all keys of a group that is passed on as a whole, unless the receiver's type declares
   * them, so that reads there can be found.
   */
  const useWhole = (group: ts.Expression) => {
    const { parent } = group;
    const isRead = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
    if (isRead && parent.expression === group) return;
    if (ts.isVariableDeclaration(parent) && !parent.type) return;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(group));
    const known = ts.isSpreadAssignment(parent) ? undefined : checker.getContextualType(group);
    for (const one of type.isUnion() ? type.types : [type]) {
      if (!one.symbol?.declarations?.some(isOfCatalogues)) continue;
      for (const { name, declarations } of one.getProperties()) {
        if (known?.getProperty(name)?.declarations?.[0] === declarations?.[0]) continue;
        declarations?.forEach(useDeep);
      }
    }
  };
  return (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      useSymbol(checker.getSymbolAtLocation(node.name));
      useWhole(node);
    } else if (ts.isElementAccessExpression(node)) {
      const object = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
      useNamed(object, checker.getTypeAtLocation(node.argumentExpression));
      useWhole(node);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      useSymbol(checker.getTypeAtLocation(node.parent).getProperty(name));
    } else if (ts.isIdentifier(node) && isValue(node)) {
      useWhole(node);
    }
  };
}

/**
 * The folder of the catalogues, with English in `en/` or `en.ts`, and the folder of sources that read
 * them.
 */
export interface CatalogueFolders {
  catalogues: string;
  readers: string;
}

/**
 * Returns the keys of the English catalogue that no source reads, such as `search.sorts.best`.
 * `wronglyTranslatedKeys` ensures that the other languages have the same keys.
 */
export function unusedCatalogueKeys({ catalogues, readers }: CatalogueFolders): string[] {
  const program = programOf(readers);
  const english = join(catalogues, 'en');
  const isOfCatalogues = (node: ts.Node) => {
    const { fileName } = node.getSourceFile();
    const folder = dirname(fileName);
    return [english, join(english, 'dashboard')].includes(folder) || fileName === `${english}.ts`;
  };
  const sources = program.getSourceFiles();
  const unused = new Map(sources.filter(isOfCatalogues).flatMap((source) => [...keysOf(source)]));
  const read = readerOf(program.getTypeChecker(), isOfCatalogues, (key) => unused.delete(key));
  const visit = (node: ts.Node): void => {
    read(node);
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    const isReader = source.fileName.startsWith(`${readers}/`);
    if (isReader && !source.fileName.startsWith(`${catalogues}/`)) visit(source);
  }
  return [...unused.values()].map((name) => `${relative(ROOT, english)}: nothing reads ${name}`);
}
