import { randomUUID } from 'node:crypto';
import { problemsOf, type VendorAnswer, type VendorFile, type VendorRequest } from './vendorServer';

/** A simulated vendor: checks each request as the published API does, and records what it accepts. */
export interface Vendor<Application> {
  applications: Application[];
  /** What the API would have rejected; empty after a correct run. */
  problems: string[];
  /** Replaces the next responses; a request whose response is lost by `hangUp` is accepted anyway. */
  interrupt: ((request: VendorRequest) => VendorAnswer | undefined) | undefined;
  answer: (request: VendorRequest) => VendorAnswer;
}

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

function vendor<Application>(
  take: (
    request: VendorRequest,
    self: Vendor<Application>,
    expect: (...checks: string[]) => boolean,
  ) => VendorAnswer,
): Vendor<Application> {
  const self: Vendor<Application> = {
    applications: [],
    problems: [],
    interrupt: undefined,
    answer: (request) => {
      const interruption = self.interrupt?.(request);
      if (interruption && !interruption.hangUp) return interruption;
      const expect = (...checks: string[]) => {
        const found = checks.filter((check) => check !== '');
        self.problems.push(...found.map((problem) => `${request.method} ${request.path}: ${problem}`));
        return found.length === 0;
      };
      const answer = take(request, self, expect);
      return interruption ? { ...answer, hangUp: true } : answer;
    },
  };
  return self;
}

const sameKey = (request: VendorRequest, expected: string) =>
  request.headers.authorization === expected ? '' : 'another key';

/** Greenhouse's Job Board API. */
export const greenhouseVendor = () =>
  vendor<{ job: string; fields: Record<string, string>; files: VendorFile[] }>((request, self, expect) => {
    const job = /^\/v1\/boards\/sff\/jobs\/(\d+)$/.exec(request.path)?.[1];
    const ok = expect(
      problemsOf('greenhouse#/definitions/headers', request.headers),
      sameKey(request, basic('gh-key')),
      problemsOf('greenhouse#/definitions/fields', request.fields),
      ...request.files.map((file) => problemsOf('greenhouse#/definitions/file', file)),
      request.method === 'POST' && job ? '' : 'no such call',
    );
    if (!ok || !job) return { status: 422, json: { status: 422, error: 'Invalid attributes' } };
    self.applications.push({ job, fields: request.fields, files: request.files });
    return { status: 200, json: { success: 'Candidate saved successfully' } };
  });

/** Personio's recruiting API v1: one application per address and position. */
export const personioVendor = () => {
  const documents = new Map<string, VendorFile>();
  interface Application {
    email: string;
    job_position_id: number;
    files: { uuid: string; category: string; sha256?: string | undefined }[];
  }
  return vendor<Application>((request, self, expect) => {
    const isAllowed = expect(
      problemsOf('personio#/definitions/headers', request.headers),
      sameKey(request, 'Bearer pe-token'),
      request.headers['x-company-id'] === '77' ? '' : 'another company',
      request.method === 'POST' ? '' : 'no such call',
    );
    if (!isAllowed) return { status: 401 };
    if (request.path === '/v1/recruiting/applications/documents') {
      const [file] = request.files;
      if (!file || !expect(problemsOf('personio#/definitions/document', file))) return { status: 422 };
      const uuid = randomUUID();
      documents.set(uuid, file);
      const { size, fileName } = file;
      return {
        status: 200,
        json: { uuid, size, mimetype: 'x/y', original_filename: fileName, extension: 'pdf' },
      };
    }
    expect(request.path === '/v1/recruiting/applications' ? '' : 'no such call');
    if (!expect(problemsOf('personio#/definitions/submit_application', request.json))) return { status: 400 };
    const sent = request.json as Application;
    const refuse = (field: string, reason: string) => ({
      status: 400,
      json: { errors: [{ field, errors: [{ reason, context: { value: sent.email } }] }] },
    });
    if (!sent.files.every(({ uuid }) => documents.has(uuid))) {
      return refuse('files', 'errors.file-validation.file-not-exists');
    }
    const isThere = self.applications.some(
      ({ email, job_position_id: job }) => email === sent.email && job === sent.job_position_id,
    );
    if (isThere) return refuse('email', 'errors.applicant-exists');
    const files = sent.files.map((file) => ({ ...file, sha256: documents.get(file.uuid)?.sha256 }));
    self.applications.push({ ...sent, files });
    return { status: 201 };
  });
};

/** Lever's API v1. */
export const leverVendor = () => {
  interface Opportunity {
    id: string;
    tags: string[];
    postings: string[];
    files: VendorFile[];
  }
  return vendor<Opportunity>((request, self, expect) => {
    expect(problemsOf('lever#/definitions/headers', request.headers), sameKey(request, basic('le-key')));
    const { method, path, query } = request;
    if (method === 'POST') expect(query.get('perform_as') === 'user-1' ? '' : 'no perform_as');
    if (path === '/v1/opportunities' && method === 'GET') {
      expect(query.get('confidentiality') === 'all' ? '' : 'confidential ones are not looked through');
      const data = self.applications.filter(({ tags }) => tags.includes(query.get('tag') ?? ''));
      return { status: 200, json: { data, hasNext: false } };
    }
    if (path === '/v1/opportunities') {
      if (!expect(problemsOf('lever#/definitions/opportunity', request.json))) {
        return { status: 400, json: { code: 'BadRequestError', message: 'aenne@beispiel.de is not taken' } };
      }
      const opportunity = {
        ...(request.json as Omit<Opportunity, 'id' | 'files'>),
        id: randomUUID(),
        files: [],
      };
      self.applications.push(opportunity);
      return { status: 201, json: { data: opportunity } };
    }
    const id = /^\/v1\/opportunities\/([\w-]+)\/files$/.exec(path)?.[1];
    const opportunity = self.applications.find((one) => one.id === id);
    expect(opportunity ? '' : 'no such call');
    if (method === 'GET') {
      const data = (opportunity?.files ?? []).map(({ fileName, size }) => ({
        id: fileName,
        name: fileName,
        size,
      }));
      return { status: 200, json: { data } };
    }
    const [file] = request.files;
    if (!file || !expect(problemsOf('lever#/definitions/file', file))) return { status: 400 };
    opportunity?.files.push(file);
    return { status: 201, json: { data: { id: randomUUID(), name: file.fileName } } };
  });
};
