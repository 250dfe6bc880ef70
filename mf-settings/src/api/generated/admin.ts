/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const adminApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    adminImports: build.query<AdminImportsApiResponse, AdminImportsApiArg>({
      query: (queryArg) => ({
        url: `/import`,
        params: queryArg,
      }),
    }),
  }),
});
export type AdminImportsApiResponse = /** status 200 One import as `obj`, or many as `list`. */ {
  /** The requested object; null if there is none. */
  obj?: {
    /** The import’s id. */
    importId: number;
    /** Kind of rows in the file. */
    kind: 'products' | 'stock' | 'stores' | 'orders';
    /** The file’s name. */
    fileName: string;
    /** Only say what would happen, and change nothing. */
    dryRun: boolean;
    /** Whether the import adds or updates. */
    mode: 'add' | 'update';
    /** Where the import stands. */
    status: 'CHECKING' | 'APPLYING' | 'CHECKED' | 'APPLIED' | 'REFUSED';
    /** Rows that are finished. */
    done: number;
    /** Rows of the file; null until they are counted. */
    total: number;
    /** Errors by line and column. */
    errors: {
      /** Line of the file. */
      line: number;
      /** Name of the column. */
      column: string;
      /** Always present: “success”, or the error in the user’s language. */
      message: string;
    }[];
    /** How many there are, also those that are not listed. */
    errorCount: number;
    /** Objects that the import creates beside its rows. */
    creates: {
      /** What kind of thing. */
      what: 'warehouses' | 'categories' | 'subCategories' | 'suppliers' | 'expired' | 'restoredZeros' | 'sharedGtins';
      /** Names of the first of them. */
      names: string[];
      /** Line of the file for each name, where they are of single rows. */
      lines?: number[];
      /** How many. */
      count: number;
    }[];
    /** Fields that an update changes, the first of them. */
    changes: {
      /** Line of the row in the file. */
      line: number;
      /** Name. */
      name: string;
      /** Name of the column. */
      column: string;
      /** The value before, as a file writes it. */
      before: string;
      /** The value afterwards. */
      after: string;
    }[];
    /** How many fields an update changes. */
    changeCount: number;
    /** Columns that nothing was done with. */
    ignoredColumns: string[];
    /** Who sent the file. */
    user: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
  };
  /** The requested objects. */
  list?: {
    /** The import’s id. */
    importId: number;
    /** Kind of rows in the file. */
    kind: 'products' | 'stock' | 'stores' | 'orders';
    /** The file’s name. */
    fileName: string;
    /** Only say what would happen, and change nothing. */
    dryRun: boolean;
    /** Whether the import adds or updates. */
    mode: 'add' | 'update';
    /** Where the import stands. */
    status: 'CHECKING' | 'APPLYING' | 'CHECKED' | 'APPLIED' | 'REFUSED';
    /** Rows that are finished. */
    done: number;
    /** Rows of the file; null until they are counted. */
    total: number;
    /** Errors by line and column. */
    errors: {
      /** Line of the file. */
      line: number;
      /** Name of the column. */
      column: string;
      /** Always present: “success”, or the error in the user’s language. */
      message: string;
    }[];
    /** How many there are, also those that are not listed. */
    errorCount: number;
    /** Objects that the import creates beside its rows. */
    creates: {
      /** What kind of thing. */
      what: 'warehouses' | 'categories' | 'subCategories' | 'suppliers' | 'expired' | 'restoredZeros' | 'sharedGtins';
      /** Names of the first of them. */
      names: string[];
      /** Line of the file for each name, where they are of single rows. */
      lines?: number[];
      /** How many. */
      count: number;
    }[];
    /** Fields that an update changes, the first of them. */
    changes: {
      /** Line of the row in the file. */
      line: number;
      /** Name. */
      name: string;
      /** Name of the column. */
      column: string;
      /** The value before, as a file writes it. */
      before: string;
      /** The value afterwards. */
      after: string;
    }[];
    /** How many fields an update changes. */
    changeCount: number;
    /** Columns that nothing was done with. */
    ignoredColumns: string[];
    /** Who sent the file. */
    user: string;
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
  }[];
};
export type AdminImportsApiArg = {
  /** Id. */
  id?: number;
};
export const { useAdminImportsQuery, useLazyAdminImportsQuery } = adminApi;
