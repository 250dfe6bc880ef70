import { type Logger, spanIds } from '@depot/node-http';
import { type DiagLogger, DiagLogLevel } from '@opentelemetry/api';

type Environment = Readonly<Record<string, string | undefined>>;

/** Sends traces while the process runs, and the remaining ones when it ends. */
export interface Tracing {
  end(): Promise<void>;
}

/** Milliseconds that the last traces may take when the process ends. */
const timeoutMs = 2_000;

/**
 * Begins to send traces (OTLP over HTTP) where OpenTelemetry's own variables name a place for them; else nothing is
 * even loaded. The SDK reads the rest of the variables itself: sampler, headers, limits, resource.
 */
export async function startTracing(env: Environment, version: string, logger: Logger): Promise<Tracing | undefined> {
  if (!isWanted(env)) return undefined;
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  api.diag.setLogger(reporting(logger), DiagLogLevel.WARN);
  const own = resources.resourceFromAttributes({ 'service.name': 'depot', 'service.version': version });
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.BasicTracerProvider({
    resource: own.merge(named),
    idGenerator: spanIds,
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  return { end: () => Promise.race([provider.shutdown(), after(timeoutMs)]).catch(() => undefined) };
}

/** By the variables that every SDK of OpenTelemetry knows. */
const isWanted = (env: Environment): boolean =>
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  (env.OTEL_TRACES_EXPORTER || 'otlp') === 'otlp' &&
  [env.OTEL_TRACES_EXPORTER, env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(Boolean);

const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Writes complaints of the SDK, such as an unreachable collector, to our log. */
function reporting(logger: Logger): DiagLogger {
  const recordExport = (message: string) => logger.warn(`Traces: ${message}`);
  return {
    error: recordExport,
    warn: recordExport,
    info: () => undefined,
    debug: () => undefined,
    verbose: () => undefined,
  };
}
